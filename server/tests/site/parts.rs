//! What the scores of cities consist of, for the reference card.

use axum::http::{StatusCode, header};

use crate::browser::{get, site};

#[tokio::test]
async fn the_parts_of_scores_are_told() {
    let site = site().await;
    let answer = get(&site, "/parts?cities=OM/FH,,F", &[]).await;
    assert_eq!(answer.status, StatusCode::OK);
    assert_eq!(answer.header(header::CONTENT_TYPE), "application/json");
    assert_eq!(answer.header(header::SET_COOKIE), "", "nobody needs to be known for it");
    let [first, empty, last] = [
        r#"[{"kind":"factory","why":"most_factories","points":4,"cells":[[1,0]]},"#.to_owned()
            + r#"{"kind":"tavern","why":"tavern_set","points":1,"cells":[[0,1]]},"#
            + r#"{"kind":"office","why":"offices","points":1,"cells":[[0,0]]},"#
            + r#"{"kind":"office","why":"offices_beside_tavern","points":1,"cells":[[0,0]]},"#
            + r#"{"kind":"house","why":"houses_beside_factory","points":1,"cells":[[1,1]]}]"#,
        "[]".to_owned(),
        r#"[{"kind":"factory","why":"most_factories","points":4,"cells":[[0,0]]}]"#.to_owned(),
    ];
    assert_eq!(answer.body, format!("[{first},{empty},{last}]"));

    let further = get(&site, "/parts?cities=F&factories=2,3", &[]).await.body;
    assert_eq!(further, r#"[[{"kind":"factory","why":"fewer_factories","points":2,"cells":[[0,0]]}]]"#);
    assert_eq!(get(&site, "/parts?cities=", &[]).await.body, "[[]]");
}

#[tokio::test]
async fn what_is_no_game_of_cities_has_no_parts() {
    let site = site().await;
    let eight = format!("/parts?cities={}", [","; 7].concat());
    for bad in ["/parts", "/parts?cities=X", "/parts?cities=S&factories=x", "/parts?cities=S&factories=999", &eight] {
        assert_eq!(get(&site, bad, &[]).await.status, StatusCode::BAD_REQUEST, "{bad}");
    }
}
